import { type SoldOut } from '@lereng/shared-domain/availability';
import { soldOutText } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';

/** That a row is sold out today, in words; null where it can be had. */
export function useSoldOut({ availability }: { availability: SoldOut | null }): string | null {
  const { today, locale } = usePageEnvironment();
  return soldOutText(availability, today, locale);
}

export function SoldOutMark({ text, className }: { text: string; className?: string }) {
  return <p className={classNames('font-bold text-danger', className)}>{text}</p>;
}
