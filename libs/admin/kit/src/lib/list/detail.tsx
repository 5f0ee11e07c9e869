import { formatInstant } from '@lereng/shared-domain';
import { usePageEnvironment } from '@lereng/web-feature';
import type { ReactNode } from 'react';

/** Facts about a row under their names; those without content are left out by the caller. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-4">{children}</dl>;
}

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-abu">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** The day of an instant in the venue's zone, in words. */
export function InstantDate({ value }: { value: string }) {
  const { site } = usePageEnvironment();
  return <time dateTime={value}>{formatInstant(value, site.timeZone)}</time>;
}
