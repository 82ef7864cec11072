import {
  type Asana,
  type AssignedClass,
  type DueLabel,
  dueLabel,
  type Home,
  type LocalDate,
} from '@niyama/domain';

/** One row of the daily panel. */
export interface HomePractice {
  /** Unique within the panel. */
  id: string;
  /** Null of a class, and when the pose of an assignment can no longer be read. */
  asana: Asana | null;
  /** Null of a pose. */
  assignedClass: AssignedClass | null;
  isMandatory: boolean;
  isDone: boolean;
  /** Null for what is due every day. */
  due: DueLabel | null;
}

/** The rows in their order: the daily practices, then what the teacher assigned, earliest first. */
export function practicesOf(home: Home, today: LocalDate): HomePractice[] {
  return [
    ...home.mandatory.map(({ asana, doneToday }) => ({
      id: asana.id,
      asana,
      assignedClass: null,
      isMandatory: true,
      isDone: doneToday,
      due: null,
    })),
    ...home.assigned.map(({ id, asana, assignedClass, completed, dueDate }) => ({
      id,
      asana,
      assignedClass,
      isMandatory: false,
      isDone: completed,
      due: dueLabel(dueDate, today),
    })),
  ];
}

/** What 'Begin Practice' starts: the first row still open, else the first of all; null without rows. */
export function firstToPractice(practices: readonly HomePractice[]): Asana | AssignedClass | null {
  const startable = practices.flatMap(({ asana, assignedClass, isDone }) => {
    const work = asana ?? assignedClass;
    return work ? [{ work, isDone }] : [];
  });
  return (startable.find(({ isDone }) => !isDone) ?? startable[0])?.work ?? null;
}

const usualKeys = ['surya-namaskar', 'pranayama-breathing'];

/**
 * The names for the sentence above the rows, where an administrator chose other daily practices.
 * Null for the two that the sentence names by itself.
 */
export function otherMandatoryNames(home: Home | null): string[] | null {
  const asanas = (home?.mandatory ?? []).map(({ asana }) => asana);
  const isUsual =
    asanas.length === usualKeys.length &&
    usualKeys.every((key) => asanas.some((asana) => asana.key === key));
  return asanas.length === 0 || isUsual ? null : asanas.map(({ name }) => name);
}

/** How the day is greeted: it is evening from 18 until 4 in the night. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
