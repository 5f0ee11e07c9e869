import { useKinds } from '@lereng/admin-kit';
import { formatCalendarDate, formatRupiah, isCalendarDate } from '@lereng/shared-domain';
import type { FieldChange } from '@lereng/web-data-access/history-admin';
import { words } from './words';

const FOCUS: readonly string[] = ['image_focus_x', 'image_focus_y'];

/** Values up to this many characters are shown whole. */
const SHORT = 160;

interface FieldChangesProps {
  kind: string;
  changes: readonly FieldChange[];
}

/** From which value to which, field by field. */
export function FieldChanges({ kind, changes }: FieldChangesProps) {
  const labels = useKinds().get(kind)?.fields;
  const hasOtherImage = changes.some(({ field }) => field === 'image');
  // Another picture has another focus: it says nothing more.
  const shown = changes.filter(({ field }) => !hasOtherImage || !FOCUS.includes(field));
  return (
    <dl className="flex flex-col gap-3">
      {shown.map(({ field, from, to }) => (
        <div key={field} className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
          <dt className="text-sm text-subtle">{labels?.[field] ?? words.fields[field] ?? field}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1 wrap-anywhere">
            <del className="text-subtle line-through">
              <span className="sr-only">{words.from}: </span>
              <Value field={field} value={from} picture={words.picture.from} />
            </del>
            <span aria-hidden="true">→</span>
            <ins className="font-semibold no-underline">
              <span className="sr-only">{words.to}: </span>
              <Value field={field} value={to} picture={words.picture.to} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  field: string;
  value: FieldChange['from'];
  /** Name of a picture. */
  picture: string;
}

function Value({ field, value, picture }: ValueProps) {
  if (field === 'image') return <PictureValue source={value} name={picture} />;
  const text = textOf(field, value);
  if (text.length <= SHORT) return <span className="whitespace-pre-line">{text}</span>;
  return (
    <details>
      <summary className="cursor-pointer">{`${text.slice(0, SHORT)}…`}</summary>
      <span className="whitespace-pre-line">{text}</span>
    </details>
  );
}

/** The files of a replaced picture are not public: its tiny placeholder is all there is. */
function PictureValue({ source, name }: { source: FieldChange['from']; name: string }) {
  return typeof source === 'string' ? (
    <img
      src={source}
      alt={name}
      className="inline-block aspect-4/3 w-16 rounded-lg object-cover align-middle"
    />
  ) : (
    <span>{words.noPicture}</span>
  );
}

function textOf(field: string, value: FieldChange['from']): string {
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : words.none;
  if (value === null || value === '') return words.none;
  if (typeof value === 'number') return field === 'price' ? formatRupiah(value) : String(value);
  return isDate(field, value) ? formatCalendarDate(value) : value;
}

const isDate = (field: string, value: string): boolean =>
  (field === 'valid_from' || field === 'valid_until') && isCalendarDate(value);
