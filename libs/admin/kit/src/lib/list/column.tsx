import { classNames, Picture, type ResponsiveImage } from '@lereng/web-ui';
import { EyeOff } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { SoldOutMark, useSoldOut, type MaybeSoldOut } from '../shell/sold-out-mark';
import { words } from '../shell/words';

/** One column of a list screen's table. */
export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The sort key; without it the column is not sortable. */
  sortBy?: (row: Row) => string | number | null;
  /**
   * Position in a compact row: picture at the side, headline, or below it up to two facts that need no header, such as
   * a price, and a note that is cut where there is no room. Without it the column is for the table alone.
   */
  place?: 'picture' | 'headline' | 'fact' | 'note';
  /** What a compact row says instead; nothing where it is null. */
  compact?: (row: Row) => ReactNode;
  /** Amounts are right-aligned. */
  align?: 'end';
}

const SHAPES = {
  '4/3': { sizes: '5rem', className: 'aspect-4/3', width: 'w-16' },
  '16/9': { sizes: '6rem', className: 'aspect-video', width: 'w-24' },
};

/**
 * The column of the rows' pictures, in the shape that the site shows them in.
 * @param width class of their width in a table
 */
export function pictureColumn(
  header: string,
  shape: keyof typeof SHAPES,
  width = SHAPES[shape].width,
): Column<ResponsiveImage> {
  const { sizes, className } = SHAPES[shape];
  return {
    header,
    place: 'picture',
    cell: (row) => (
      <Picture
        image={row}
        alt=""
        sizes={sizes}
        className={classNames('rounded-lg', className, width)}
      />
    ),
  };
}

interface RowPictureProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

/** The picture of a row beside its name, where rows have one. A row that is dragged does not render it again. */
export const RowPicture = memo(function RowPicture<Row>({ row, columns }: RowPictureProps<Row>) {
  const picture = columns.find(({ place }) => place === 'picture');
  return picture && <div className="w-14 shrink-0 *:w-full!">{picture.cell(row)}</div>;
}) as <Row>(props: RowPictureProps<Row>) => ReactNode;

/** Whether visitors do not see a row; never for kinds whose rows cannot be hidden. */
export const isHidden = (row: { id: number; hidden?: boolean }): boolean => row.hidden === true;

/**
 * The same columns, with marks of a row that is hidden or sold out: beside the headline, in compact rows before the
 * first fact.
 */
export function markRows<Row extends { id: number } & MaybeSoldOut>(
  columns: readonly Column<Row>[],
): Column<Row>[] {
  const firstFact = columns.find(({ place }) => place === 'fact');
  return columns.map((column) => {
    const { place, cell, compact = cell } = column;
    if (place === 'headline') {
      return { ...column, cell: (row) => <Marked row={row}>{cell(row)}</Marked>, compact };
    }
    if (column !== firstFact) return column;
    return { ...column, compact: (row) => <MarkedFact row={row}>{compact(row)}</MarkedFact> };
  });
}

interface MarkedProps {
  row: { id: number; hidden?: boolean } & MaybeSoldOut;
  children: ReactNode;
}

/** Whether a row has a mark. */
export function useIsMarked(row: MarkedProps['row']): boolean {
  const isSoldOut = useSoldOut(row) !== null;
  return isHidden(row) || isSoldOut;
}

function Marked({ row, children }: MarkedProps) {
  if (!useIsMarked(row)) return children;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{children}</span>
      <Marks row={row} />
    </span>
  );
}

/** On a phone, a mark without room beside the fact is below it. Nobody sees what is hidden, so that is said alone. */
const MarkedFact = ({ row, children }: MarkedProps) => (
  <span className="flex flex-wrap items-center gap-x-2">
    <span>{children}</span>
    <span className="flex min-w-0 *:min-w-0 *:truncate empty:hidden max-[30rem]:*:px-2 max-[30rem]:*:py-0 max-[30rem]:*:leading-tight">
      {isHidden(row) ? <HiddenMark /> : <SoldOutMark row={row} />}
    </span>
  </span>
);

const Marks = ({ row }: Pick<MarkedProps, 'row'>) => (
  <>
    {isHidden(row) && <HiddenMark />}
    <SoldOutMark row={row} />
  </>
);

const HiddenMark = () => (
  <span className="inline-flex items-center gap-1 rounded-chip border border-line bg-surface-muted px-2.5 py-0.5 text-sm leading-5 font-semibold text-muted">
    <EyeOff aria-hidden="true" className="size-4 shrink-0" />
    <span className="truncate">{words.hidden.mark}</span>
  </span>
);
