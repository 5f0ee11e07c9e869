import { soldOutText, type SoldOut } from '@lereng/shared-domain/availability';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';

/** That a row is sold out today, in words; null where it can be had. */
export function useSoldOut({ availability }: { availability: SoldOut | null }): string | null {
  const { today } = usePageEnvironment();
  return soldOutText(availability, today);
}

export function SoldOutMark({ text, className }: { text: string; className?: string }) {
  return <p className={classNames('font-bold text-danger', className)}>{text}</p>;
}
