import { PageLink } from '@lereng/web-feature';
import { ChevronRight, type LucideIcon } from 'lucide-react';

interface FactRowProps {
  icon: LucideIcon;
  text: string;
  /** Below the text. */
  note?: string;
  href: string;
}

/** A sentence that leads to where it is changed. */
export const FactRow = ({ icon: Icon, text, note, href }: FactRowProps) => (
  <li className="relative flex min-h-target items-center gap-3 py-1.5 pr-2 pl-4 transition-colors hover:bg-surface-muted/50">
    <Icon aria-hidden="true" className="size-5 shrink-0 text-subtle" />
    <span className="min-w-0 grow wrap-anywhere max-md:text-sm">
      <PageLink to={href} className="font-medium after:absolute after:inset-0">
        {text}
      </PageLink>
      {note && <span className="block text-sm text-subtle">{note}</span>}
    </span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-subtle" />
  </li>
);

export const FACT_LIST_CLASS =
  'divide-y divide-line rounded-card border border-line bg-surface-raised';
