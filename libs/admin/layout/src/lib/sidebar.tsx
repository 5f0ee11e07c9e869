import { withoutTrailingSlashes } from '@lereng/shared-domain';
import { PageLink, paths, type NavigationEntry } from '@lereng/web-feature';
import { buttonClass, classNames, IconButton } from '@lereng/web-ui';
import { ExternalLink, X } from 'lucide-react';
import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { LogoutButton } from './logout-button';
import { SiteTitle } from './site-title';
import { words } from './words';

interface SidebarProps {
  id: string;
  ref: Ref<HTMLElement>;
  navigation: NavigationEntry[];
  /** Whether it is open on a narrow screen. */
  open: boolean;
  onClose: () => void;
}

/** Navigation, logout, and a link to the public site. */
export function Sidebar({ id, ref, navigation, open, onClose }: SidebarProps) {
  // A path may end with a slash.
  const path = withoutTrailingSlashes(useLocation().pathname);
  const parent = navigation.find(({ to }) => to === path)?.parent?.getHref();
  const secondary = navigation.filter((entry) => entry.secondary);
  const content = navigation.filter((entry) => !entry.secondary && !entry.parent);
  return (
    <aside
      id={id}
      ref={ref}
      className={classNames(
        'fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col gap-4 overflow-y-auto border-r border-line bg-surface-raised p-4 transition-[translate,visibility]',
        'min-[992px]:visible min-[992px]:w-64 min-[992px]:translate-x-0',
        open ? 'visible translate-x-0 shadow-soft' : 'invisible -translate-x-full',
      )}
    >
      <div className="flex items-center justify-between pl-3">
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
      <NavigationList
        label={words.navigation}
        entries={content}
        path={path}
        parent={parent}
        onClose={onClose}
      />
      <div className="mt-auto flex flex-col gap-2 border-t border-line pt-4">
        {secondary.length > 0 && (
          <NavigationList
            label={words.secondary}
            entries={secondary}
            path={path}
            parent={parent}
            onClose={onClose}
          />
        )}
        <a
          href={paths.home.getHref()}
          target="_blank"
          rel="noopener"
          title={words.previewHint}
          className={buttonClass({ variant: 'secondary' })}
        >
          <ExternalLink aria-hidden="true" className="size-5" />
          {words.preview}
        </a>
        <LogoutButton />
      </div>
    </aside>
  );
}

interface NavigationListProps {
  label: string;
  entries: readonly NavigationEntry[];
  /** Of the present screen. */
  path: string;
  /** Path of the entry that leads to the present screen, if it has no entry of its own. */
  parent: string | undefined;
  onClose: () => void;
}

function NavigationList({ label, entries, path, parent, onClose }: NavigationListProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-1">
        {entries.map(({ label, to, icon }) => (
          <li key={to}>
            <PageLink
              to={to}
              aria-current={path === to ? 'page' : parent === to ? 'true' : undefined}
              onClick={onClose}
              className="flex min-h-target items-center gap-3 rounded-lg px-3 font-medium text-muted transition-colors hover:bg-surface-muted aria-[current]:bg-surface-muted aria-[current]:font-semibold aria-[current]:text-accent-strong [&_svg]:size-5"
            >
              <span aria-hidden="true">{icon}</span>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
