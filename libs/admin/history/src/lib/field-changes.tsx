import { useKinds } from '@lereng/admin-kit/shell';
import { formatCalendarDate, formatRupiah, isCalendarDate } from '@lereng/shared-domain';
import type { Field } from '@lereng/shared-domain/fields';
import type { FieldChange } from '@lereng/web-data-access/history-admin';
import { classNames } from '@lereng/web-ui';
import { words } from './words';

const FOCUS: readonly string[] = ['image_focus_x', 'image_focus_y'];

/** Characters of two values that fit into a line of a phone, with an arrow. */
const ONE_LINE = 24;

/** Values up to this many characters are shown whole. */
const SHORT = 160;

interface FieldChangesProps {
  kind: string;
  rowId: string | null;
  changes: readonly FieldChange[];
}

/** From which value to which, field by field. */
export function FieldChanges({ kind, rowId, changes }: FieldChangesProps) {
  const { fields = {}, settings = {} } = useKinds().get(kind) ?? {};
  const hasOtherImage = changes.some(({ field }) => field === 'image');
  // Another picture has another focus: it says nothing more.
  const shown = changes.filter(({ field }) => !hasOtherImage || !FOCUS.includes(field));
  const declarationOf = (field: string) =>
    field === 'value' && rowId ? settings[rowId] : fields[field];
  return (
    <dl className="flex flex-col gap-3">
      {shown.map(({ field, from, to }) => (
        <div key={field} className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
          <dt className="text-sm text-subtle">
            {fields[field]?.label ?? words.fields[field] ?? field}
          </dt>
          <dd
            className={classNames(
              'min-w-0 wrap-anywhere',
              !isShort(from, to) && 'flex flex-col items-start gap-1',
            )}
          >
            <del className="text-subtle line-through">
              <span className="sr-only">{words.from}: </span>
              <Value
                field={field}
                declaration={declarationOf(field)}
                value={from}
                picture={words.picture.from}
              />
            </del>
            <span aria-hidden="true" className="px-2">
              {isShort(from, to) ? '→' : '↓'}
            </span>
            <ins className="font-semibold no-underline">
              <span className="sr-only">{words.to}: </span>
              <Value
                field={field}
                declaration={declarationOf(field)}
                value={to}
                picture={words.picture.to}
              />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether both values and an arrow fit into a line of a phone; otherwise they are below each other. */
function isShort(...values: readonly FieldChange['from'][]): boolean {
  const length = values.map((value) => String(value ?? words.none)).join('').length;
  return length <= ONE_LINE && !values.some((value) => String(value).includes('\n'));
}

interface ValueProps {
  field: string;
  /** Undefined for what no form has, such as an order. */
  declaration: Field | undefined;
  value: FieldChange['from'];
  /** Name of a picture. */
  picture: string;
}

function Value({ field, declaration, value, picture }: ValueProps) {
  if (field === 'image') return <PictureValue source={value} name={picture} />;
  if (field === 'images' && Array.isArray(value) && value.length > 0) {
    return <PictureList sources={value} />;
  }
  const text = textOf(declaration, value);
  const lang = field.endsWith('_en') && text !== words.none ? 'en' : undefined;
  if (text.length <= SHORT) {
    return (
      <span lang={lang} className="whitespace-pre-line">
        {text}
      </span>
    );
  }
  return (
    <details lang={lang}>
      <summary className="cursor-pointer">{`${text.slice(0, SHORT)}…`}</summary>
      <span className="whitespace-pre-line">{text}</span>
    </details>
  );
}

/** The files of a replaced picture are not public: its tiny placeholder is all there is. */
function PictureValue({ source, name }: { source: FieldChange['from']; name: string }) {
  return typeof source === 'string' && source !== '' ? (
    <img
      src={source}
      alt={name}
      className="inline-block aspect-4/3 w-16 rounded-lg object-cover align-middle"
    />
  ) : (
    <span>{source === '' ? words.noPreview : words.noPicture}</span>
  );
}

/** The pictures after the first one, in their order. */
function PictureList({ sources }: { sources: readonly string[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1 align-middle">
      {sources.map((source, index) => (
        <PictureValue key={index} source={source} name={words.picture.at(index + 2)} />
      ))}
    </span>
  );
}

function textOf(field: Field | undefined, value: FieldChange['from']): string {
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : noneOf(field);
  if (value === null || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return isPrice(field) ? formatRupiah(value) : String(value);
  if (field?.type === 'choice') return field.values[value] ?? value;
  return field?.type === 'date' && isCalendarDate(value) ? formatCalendarDate(value) : value;
}

const isPrice = (field: Field | undefined): boolean => field?.type === 'rupiah';

/** What an empty list says. */
const noneOf = (field: Field | undefined): string =>
  (field?.type === 'references' && field.none) || words.none;
