import { z } from 'zod/mini';

/** What most fields hold. */
export const text = z.string();
export const nullableText = z.nullable(text);
export const texts = z.array(text);

/**
 * A field of a row: its column, what it holds, and what stands there when a row lacks it or holds
 * something else. Without the last one such a row cannot be read.
 */
type Field = readonly [column: string, value: z.ZodMiniType, fallback?: unknown];

/**
 * A row in one description, by our names of its fields. What reads, selects, maps and mocks the row
 * follows from it by the functions below.
 *
 * @example
 * const fields = {
 *   id: ['id', text],
 *   fullName: ['full_name', nullableText, null],
 * } as const satisfies RowFields;
 *
 * selectOf(fields); // 'id,full_name'
 * fromRow(fields, { id: 'a', full_name: 'Asha' }); // { id: 'a', fullName: 'Asha' }
 */
export type RowFields = Readonly<Record<string, Field>>;

/** A description of just these values: an `as const satisfies RowFieldsOf<Known>` forgets none. */
export type RowFieldsOf<Known> = {
  readonly [Name in keyof Known]: readonly [
    column: string,
    value: z.ZodMiniType<Known[Name]>,
    fallback?: Known[Name],
  ];
};

/** What a row holds, by our names. */
export type RowValues<Described extends RowFields> = {
  -readonly [Name in keyof Described]: z.output<Described[Name][1]>;
};

/** What a row holds, by the names of its columns. */
export type Row<Described extends RowFields> = {
  [Name in keyof Described as Described[Name][0]]: z.output<Described[Name][1]>;
};

type Schemas<Described extends RowFields> = {
  [Name in keyof Described as Described[Name][0]]: z.ZodMiniType<z.output<Described[Name][1]>>;
};

type Fallbacks<Described extends RowFields> = {
  [
    Name in keyof Described as Described[Name] extends readonly [string, unknown, unknown]
      ? Name
      : never
  ]: z.output<Described[Name][1]>;
};

type EveryField<Described extends RowFields, Value, Same> = {
  [Name in keyof Described as Described[Name][1] extends Value ? Name : never]: Same;
};

// JavaScript forgets the names of what it lists. Each `as` below gives back those of the types above.

/** Our names of the fields of a row, in their order. */
export const namesOf = <Described extends RowFields>(fields: Described) =>
  Object.keys(fields) as (keyof Described & string)[];

/** The same for every field that holds one kind of value. */
export const everyField = <Described extends RowFields, Value extends z.ZodMiniType, Same>(
  fields: Described,
  value: Value,
  same: Same,
): EveryField<Described, Value, Same> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field[1] === value ? [[name, same]] : [])),
  ) as EveryField<Described, Value, Same>;

/** The columns of a row, in their order. */
export const columnsOf = <Described extends RowFields>(fields: Described) =>
  Object.values(fields).map(([column]): Described[keyof Described][0] => column);

/** The columns of a row, for a select. */
export const selectOf = (fields: RowFields): string => columnsOf(fields).join();

/** The fallbacks of a row, by our names. */
export const fallbacksOf = <Described extends RowFields>(fields: Described) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { 2: fallback }]) =>
      fallback === undefined ? [] : [[name, fallback]],
    ),
  ) as Fallbacks<Described>;

/** Reads a row to the letter. */
export const strictRow = <Described extends RowFields>(fields: Described) =>
  z.object(
    Object.fromEntries(
      Object.values(fields).map(([column, value]) => [column, value]),
    ) as Schemas<Described>,
  );

/** Reads a row with the fallbacks where they are needed. */
export const lenientRow = <Described extends RowFields>(fields: Described) =>
  z.object(
    Object.fromEntries(
      Object.values(fields).map(([column, value, fallback]) => [
        column,
        fallback === undefined ? value : z.catch(value, fallback),
      ]),
    ) as Schemas<Described>,
  );

/** A row that was read, by our names; what else it holds is left out. */
export const fromRow = <Described extends RowFields>(fields: Described, row: Row<Described>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, [column]]) => [name, Reflect.get(row, column) as unknown]),
  ) as RowValues<Described>;

/** A row to write, by the names of its columns; what else is given is left out. */
export const toRow = <Described extends RowFields>(
  fields: Described,
  values: RowValues<Described>,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, [column]]) => [
      column,
      Reflect.get(values, name) as unknown,
    ]),
  ) as Row<Described>;
