import { formatInstant } from '@lereng/shared-domain';
import { usePageEnvironment } from '@lereng/web-feature';
import type { ReactNode } from 'react';

/** Labelled facts about a row; the caller omits empty ones. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-4">{children}</dl>;
}

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-subtle">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** The day of an instant in the venue's zone. */
export function InstantDate({ value }: { value: string }) {
  const { site } = usePageEnvironment();
  return <time dateTime={value}>{formatInstant(value, site.timeZone)}</time>;
}
