import { PageLink, paths, type NavigationEntry, type NavigationGroup } from '@lereng/web-feature';
import { buttonClass, classNames, IconButton } from '@lereng/web-ui';
import { ExternalLink, X } from 'lucide-react';
import { useId, type Ref } from 'react';
import { LogoutButton } from './logout-button';
import { SiteTitle } from './site-title';
import { useCurrentEntry } from './use-current-entry';
import { words } from './words';

interface SidebarProps {
  id: string;
  ref: Ref<HTMLElement>;
  navigation: readonly NavigationEntry[];
  /** Whether it is open on a narrow screen. */
  open: boolean;
  onClose: () => void;
}

/** Navigation, logout, and a link to the public site. On a low screen the navigation scrolls between the others. */
export function Sidebar({ id, ref, navigation, open, onClose }: SidebarProps) {
  const currentOf = useCurrentEntry(navigation);
  return (
    <aside
      id={id}
      ref={ref}
      className={classNames(
        'fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col border-r border-line bg-surface-raised transition-[translate,visibility] short:overflow-y-auto',
        'min-[992px]:visible min-[992px]:w-64 min-[992px]:translate-x-0',
        open ? 'visible translate-x-0 shadow-soft' : 'invisible -translate-x-full',
      )}
    >
      <div className="flex shrink-0 items-center justify-between pt-2 pr-4 pb-1 pl-7">
        <p className="flex min-h-target min-w-0 flex-col justify-center leading-tight">
          <SiteTitle className="text-lg font-bold wrap-anywhere text-accent" />
          <span className="text-sm text-subtle">{words.area}</span>
        </p>
        <IconButton
          label={words.close}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
          className="min-[992px]:hidden"
        />
      </div>
      <nav
        aria-label={words.navigation}
        className="flex min-h-0 grow flex-col gap-1 px-4 pb-2 tall:overflow-y-auto"
      >
        {GROUPS.map(([group, title]) => (
          <Group
            key={group}
            title={title}
            entries={navigation.filter((entry) => entry.group === group && !entry.parent)}
            currentOf={currentOf}
            onClose={onClose}
          />
        ))}
      </nav>
      <div className="flex flex-wrap justify-between border-t border-line px-2 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <a
          href={paths.home.getHref()}
          target="_blank"
          rel="noopener"
          title={words.previewHint}
          className={buttonClass({ variant: 'quiet', className: 'px-2' })}
        >
          <ExternalLink aria-hidden="true" className="size-5" />
          {words.preview}
        </a>
        <LogoutButton />
      </div>
    </aside>
  );
}

const GROUPS = Object.entries(words.groups) as [NavigationGroup, string][];

interface GroupProps {
  title: string;
  entries: readonly NavigationEntry[];
  currentOf: ReturnType<typeof useCurrentEntry>;
  onClose: () => void;
}

/** The links of a group; nothing where the admin's role has none. */
function Group({ title, entries, currentOf, onClose }: GroupProps) {
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <div>
      <p id={titleId} className="px-3 text-sm text-subtle">
        {title}
      </p>
      <ul aria-labelledby={titleId}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <PageLink
              to={entry.to}
              aria-current={currentOf(entry)}
              onClick={onClose}
              className="flex min-h-target items-center gap-3 rounded-lg px-3 font-medium text-muted -outline-offset-3! transition-colors hover:bg-surface-muted aria-[current]:bg-surface-muted aria-[current]:font-semibold aria-[current]:text-accent-strong forced-colors:border-l-4 forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight] [&_svg]:size-5"
            >
              <span aria-hidden="true">{entry.icon}</span>
              {entry.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
