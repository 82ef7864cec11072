import {
  type InvitationColumns,
  invitationColumns,
  type InvitationTable,
  toInvitationRecords,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Select } from '#components/Select/Select.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { caption, cell, fields, head, table as tableClass } from './ColumnFields.css.ts';

interface ColumnFieldsProps {
  table: InvitationTable;
  columns: InvitationColumns;
  onChange: (columns: InvitationColumns) => void;
}

const labels = {
  email: 'invitations.column.email',
  name: 'invitations.column.name',
  lastName: 'invitations.columns.lastName',
  language: 'invitations.column.language',
} as const;

/** How much of a cell is shown: enough to know what its column holds. */
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Which column of a list is read as what, and what its first rows say then. */
export function ColumnFields({ table, columns, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation('admin');
  const options = table.names.map((name, index) => {
    const sample = table.rows.map(({ cells }) => cells[index]?.trim()).find(Boolean);
    return {
      id: String(index),
      label: name || t('invitations.columns.nameless', { number: index + 1 }),
      ...(sample && { note: { text: shorten(sample) } }),
    };
  });
  const none = { id: 'none', label: t('invitations.columns.none') };
  const heads = (['email', 'name', 'language'] as const).map((field) => t(labels[field]));
  const rows = toInvitationRecords(table, columns).records.slice(0, 3);
  return (
    <Stack gap="5">
      <Text>{t('invitations.columns.intro')}</Text>
      <div className={fields}>
        {invitationColumns.map((field) => {
          const isEmail = field === 'email';
          const column = columns[field];
          return (
            <Select
              key={field}
              {...(isEmail &&
                column === null && { errorMessage: t('invitations.columns.missing') })}
              isRequired={isEmail}
              label={t(labels[field])}
              options={isEmail ? options : [none, ...options]}
              placeholder={t('invitations.columns.choose')}
              value={column === null ? (isEmail ? null : none.id) : String(column)}
              onChange={(id) =>
                onChange({ ...columns, [field]: id === none.id ? null : Number(id) })
              }
            />
          );
        })}
      </div>
      <table className={tableClass}>
        <caption className={caption}>{t('invitations.columns.preview')}</caption>
        <thead>
          <tr>
            {heads.map((text) => (
              <th key={text} className={head} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, email, fullName, language }) => (
            <tr key={line}>
              <td className={cell}>{shorten(email)}</td>
              <td className={cell} dir="auto">
                {shorten(fullName)}
              </td>
              <td className={cell}>{shorten(language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
