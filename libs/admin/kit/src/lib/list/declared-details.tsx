import { formatCalendarDate } from '@lereng/shared-domain';
import { isOfRequest, type Field, type Fields } from '@lereng/shared-domain/fields';
import { weekdaysText } from '@lereng/shared-sentences';
import type { ComponentProps, ReactNode } from 'react';
import { storedValue, translatedBy } from '../shell/english-texts';
import { Detail, DetailDates, DetailList, DetailPicture } from './detail';

interface DeclaredDetailsProps<All extends Fields> {
  fields: All;
  row: object;
  /** What a screen shows otherwise; null for what it leaves out. */
  shown?: { readonly [Name in keyof All]?: ReactNode };
  /** Names of fields that come before the others, which are in the order of the declaration. */
  first?: readonly (keyof All & string)[];
}

/** A row for each field of a stored row that has a value. */
export function DeclaredDetails<All extends Fields>({
  fields,
  row,
  shown = {},
  first = [],
}: DeclaredDetailsProps<All>) {
  const names = new Set<string>([...first, ...Object.keys(fields)]);
  return [...names].map((name) => {
    const field = fields[name] as Field;
    const text =
      name in shown
        ? shown[name]
        : isOfRequest(field) && textOf(field, storedValue(row, name, field));
    return (
      text && (
        <Detail key={name} label={field.label}>
          {translatedBy(field) === undefined ? text : <span lang="en">{text}</span>}
        </Detail>
      )
    );
  });
}

/** A row for each English text, of a dialog that shows the other fields in a way of its own. */
export function EnglishDetails({ fields, row }: { fields: Fields; row: object }) {
  const english = Object.entries(fields).filter(([, field]) => translatedBy(field) !== undefined);
  return <DeclaredDetails fields={Object.fromEntries(english)} row={row} />;
}

interface RowDetailProps<All extends Fields> extends DeclaredDetailsProps<All> {
  row: ComponentProps<typeof DetailPicture>['image'] & ComponentProps<typeof DetailDates>['row'];
  shape: ComponentProps<typeof DetailPicture>['shape'];
}

/** The detail dialog of a row: its picture in the shape that the site shows it in, its fields and its dates. */
export function RowDetail<All extends Fields>({ row, shape, ...details }: RowDetailProps<All>) {
  return (
    <div className="flex flex-col gap-5">
      <DetailPicture image={row} shape={shape} />
      <DetailList>
        <DeclaredDetails row={row} {...details} />
        <DetailDates row={row} />
      </DetailList>
    </div>
  );
}

/** The value as a person reads it; null where it is empty, and for a type that only its screen can show. */
function textOf(field: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  switch (field.type) {
    case 'date':
      return formatCalendarDate(String(value));
    case 'weekdays':
      return weekdaysText(value as number[]) || null;
    case 'integer':
      return `${String(value)}${field.unit ?? ''}`;
    case 'choice':
      return field.values[String(value)] ?? null;
    case 'texts':
      return (value as string[]).join('\n') || null;
    case 'text':
    case 'multiline':
    case 'url':
    case 'reference':
      return String(value);
    default:
      return null;
  }
}
