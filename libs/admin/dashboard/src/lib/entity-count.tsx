import { useLoadFailure } from '@lereng/admin-kit/shell';
import { PageLink, type ManagedKind } from '@lereng/web-feature';
import { IconButton, Skeleton } from '@lereng/web-ui';
import { EyeOff, RotateCw } from 'lucide-react';
import { words } from './words';

type EntityCountProps = Pick<ManagedKind, 'path'> &
  Required<Pick<ManagedKind, 'title' | 'useList'>>;

/** The number of rows of an entity, with a link to its screen and its own error message. */
export function EntityCount({ title, path, useList }: EntityCountProps) {
  const list = useList(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, refetch } = list;
  const message = useLoadFailure(list, words.failed(title));
  const hidden = data?.filter((row) => row.hidden).length ?? 0;
  return (
    <li className={message ? 'col-span-full flex flex-col gap-2' : 'flex flex-col'}>
      <div className="relative flex grow flex-col-reverse rounded-card border border-line bg-surface-raised px-2 py-1.5 transition-colors hover:bg-surface-muted/50 sm:px-4 sm:py-3">
        <PageLink
          to={path.getHref()}
          className="grow text-sm/tight text-muted after:absolute after:inset-0 after:rounded-card"
        >
          {title}
        </PageLink>
        <div className="flex min-h-8 items-center justify-between">
          {data || isError ? (
            <p className="flex flex-wrap items-center gap-x-2 text-lg font-bold tabular-nums">
              <span>{data?.length ?? words.unknown}</span>
              {hidden > 0 && (
                <span className="inline-flex items-center gap-1 text-sm font-normal text-subtle">
                  <EyeOff aria-hidden="true" className="size-4 md:hidden" />
                  {hidden}
                  <span className="max-md:sr-only">{words.hidden}</span>
                </span>
              )}
            </p>
          ) : (
            <div role="status">
              <span className="sr-only">{words.loading(title)}</span>
              <Skeleton className="h-6 w-8" />
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
