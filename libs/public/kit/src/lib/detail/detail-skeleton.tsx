import { Loader, Skeleton } from '@lereng/web-ui';
import { DETAIL_GRID, DETAIL_PHOTO, DETAIL_TEXT } from './detail-layout';

/** Placeholder of a detail page while its row loads. */
export function DetailSkeleton() {
  return (
    <div className={DETAIL_GRID}>
      <Skeleton className={`${DETAIL_PHOTO} max-lg:rounded-none`} />
      <div className={`${DETAIL_TEXT} pt-16 lg:pt-14`}>
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="mt-4 h-7 w-1/3" />
        <Skeleton className="mt-8 h-5" />
        <Skeleton className="mt-3 h-5 w-11/12" />
        <Loader className="min-h-24" />
      </div>
    </div>
  );
}
