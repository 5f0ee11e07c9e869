import { type SoldOut } from '@lereng/shared-domain/availability';
import { soldOutText } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';

/** A row of a kind that may be sold out; others have no such field. */
export interface MaybeSoldOut {
  availability?: SoldOut | null;
}

/** Until when a row is sold out, in words; null where it is not. */
export function useSoldOut(row: MaybeSoldOut | undefined): string | null {
  const { today } = usePageEnvironment();
  return soldOutText(row?.availability ?? null, today);
}

/** Beside the name of a row that is sold out. */
export function SoldOutMark({ row }: { row: MaybeSoldOut }) {
  const text = useSoldOut(row);
  return (
    text && (
      <span className="inline-block rounded-chip border border-danger/30 bg-danger-muted px-2.5 py-0.5 text-sm leading-5 font-semibold text-danger-strong">
        {text}
      </span>
    )
  );
}
