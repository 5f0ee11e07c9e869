import { PageLink, type NavigationEntry } from '@lereng/web-feature';
import { Ellipsis } from 'lucide-react';
import { useCurrentEntry } from './use-current-entry';
import { words } from './words';

interface FootBarProps {
  navigation: readonly NavigationEntry[];
  /** Of the sidebar. */
  sidebarId: string;
  open: boolean;
  /** @param button gets the focus back from the sidebar */
  onMore: (button: HTMLElement) => void;
}

/** What is needed every day, within a thumb's reach on a phone; the sidebar has the rest. */
export function FootBar({ navigation, sidebarId, open, onMore }: FootBarProps) {
  const currentOf = useCurrentEntry(navigation);
  return (
    <nav
      aria-label={words.foot}
      inert={open}
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] short:hidden print:hidden"
    >
      {navigation
        .filter(({ atFoot }) => atFoot)
        .map((entry) => (
          <PageLink key={entry.to} to={entry.to} aria-current={currentOf(entry)} className={ITEM}>
            <span aria-hidden="true">{entry.icon}</span>
            <span className={LABEL}>{entry.label}</span>
          </PageLink>
        ))}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={sidebarId}
        onClick={({ currentTarget }) => onMore(currentTarget)}
        className={ITEM}
      >
        <Ellipsis aria-hidden="true" />
        <span className={LABEL}>{words.more}</span>
      </button>
    </nav>
  );
}

const ITEM =
  'flex h-14 min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 font-semibold text-muted -outline-offset-3! aria-[current]:text-accent-strong forced-colors:border-t-4 forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight] [&_svg]:size-5';

/** Four of them fit beside each other on the smallest phone. */
const LABEL = 'max-w-full truncate px-1 text-[min(0.875rem,4.4vw)] leading-tight';
