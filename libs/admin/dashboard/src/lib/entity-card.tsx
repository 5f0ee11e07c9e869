import { Banner } from '@lereng/admin-kit';
import { PageLink } from '@lereng/web-feature';
import { IconButton, Skeleton } from '@lereng/web-ui';
import { ChevronRight, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { Entity } from './entities';
import { words } from './words';

/** The number of rows of an entity, with a link to its screen and its own error message. */
export function EntityCard({ label, path, icon: Icon, failed, useList }: Entity) {
  const { data, isError, error, refetch } = useList(undefined, { refetchOnMountOrArgChange: true });
  const [dismissed, setDismissed] = useState<unknown>(null);
  return (
    <li className="flex flex-col gap-4">
      <div className="relative flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-5 transition-colors hover:bg-surface-muted/50">
        <div className="flex items-center gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-card bg-surface-muted text-muted">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <PageLink
            to={path.getHref()}
            className="grow font-semibold after:absolute after:inset-0 after:rounded-card"
          >
            {label}
          </PageLink>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-subtle" />
        </div>
        <div className="flex h-11 items-center justify-between">
          {data || isError ? (
            <p className="text-3xl font-bold tabular-nums">{data?.length ?? words.unknown}</p>
          ) : (
            <div role="status">
              <span className="sr-only">{words.loading(label)}</span>
              <Skeleton className="h-9 w-16" />
            </div>
          )}
          {isError && (
            <IconButton
              label={words.retry(label)}
              icon={<RotateCw aria-hidden="true" className="size-5" />}
              onClick={() => void refetch()}
              className="relative"
            />
          )}
        </div>
      </div>
      {isError && error !== dismissed && (
        <Banner kind="error" lasting message={failed} onClose={() => setDismissed(error)} />
      )}
    </li>
  );
}
