import { useLoadFailure } from '@lereng/admin-kit/shell';
import { PageLink, type ManagedKind } from '@lereng/web-feature';
import { IconButton, Skeleton } from '@lereng/web-ui';
import { EyeOff, RotateCw } from 'lucide-react';
import { words } from './words';

type EntityCardProps = Pick<ManagedKind, 'icon' | 'path'> &
  Required<Pick<ManagedKind, 'title' | 'useList'>>;

/** The number of rows of an entity, with a link to its screen and its own error message. */
export function EntityCard({ title, path, icon, useList }: EntityCardProps) {
  const list = useList(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, refetch } = list;
  const message = useLoadFailure(list, words.failed(title));
  const hidden = data?.filter((row) => row.hidden).length ?? 0;
  return (
    <li className={message ? 'col-span-full flex flex-col gap-2' : 'flex flex-col'}>
      <div className="relative flex grow flex-col gap-1 rounded-card border border-line bg-surface-raised p-3 transition-colors hover:bg-surface-muted/50 sm:gap-3 sm:p-5">
        <div className="flex items-center gap-2 text-muted">
          <span aria-hidden="true" className="shrink-0 *:size-5 max-sm:hidden">
            {icon}
          </span>
          <PageLink
            to={path.getHref()}
            className="grow text-sm font-semibold after:absolute after:inset-0 after:rounded-card sm:text-base"
          >
            {title}
          </PageLink>
        </div>
        <div className="mt-auto flex min-h-9 items-center justify-between">
          {data || isError ? (
            <p className="text-2xl font-bold tabular-nums sm:text-3xl">
              <span>{data?.length ?? words.unknown}</span>
              {hidden > 0 && (
                <span className="ml-2 inline-flex items-center gap-1 text-sm font-normal text-subtle">
                  <EyeOff aria-hidden="true" className="size-4 sm:hidden" />
                  {hidden}
                  <span className="max-sm:sr-only">{words.hidden}</span>
                </span>
              )}
            </p>
          ) : (
            <div role="status">
              <span className="sr-only">{words.loading(title)}</span>
              <Skeleton className="h-8 w-14" />
            </div>
          )}
          {isError && (
            <IconButton
              label={words.retry(title)}
              icon={<RotateCw aria-hidden="true" className="size-5" />}
              onClick={() => void refetch()}
              className="relative"
            />
          )}
        </div>
      </div>
      {message}
    </li>
  );
}
