import { buttonClass } from '@lereng/web-ui';
import { History } from 'lucide-react';
import { words } from '../words';
import { Part } from './part';
import type { ShownLook } from './use-shown-look';

const { preview } = words;

/** Numbers that are nobody's. */
const COUNTS = [
  [preview.counts.menu, 12],
  [preview.counts.packages, 4],
  [preview.counts.promotions, 2],
] as const;

/** A piece of the dashboard. */
export function BackOfficePreview({ look: { siteName } }: { look: ShownLook }) {
  return (
    <Part title={preview.backOffice}>
      <div className="flex flex-col gap-3 bg-surface p-4">
        <p className="rounded-lg bg-surface-muted px-3 py-2 font-semibold text-accent-strong">
          {siteName}
        </p>
        <div className="grid grid-cols-3 gap-2">
          {COUNTS.map(([label, count]) => (
            <p
              key={label}
              className="flex flex-col gap-1 rounded-card border border-line bg-surface-raised p-3"
            >
              <span className="text-sm font-semibold text-muted">{label}</span>
              <span className="text-2xl font-bold tabular-nums">{count}</span>
            </p>
          ))}
        </div>
        <p className="flex items-center justify-between gap-3">
          <span className="inline-flex items-center gap-1.5 font-semibold text-accent underline">
            <History aria-hidden="true" className="size-4 shrink-0" />
            {preview.history}
          </span>
          <span className={buttonClass()}>{preview.save}</span>
        </p>
      </div>
    </Part>
  );
}
