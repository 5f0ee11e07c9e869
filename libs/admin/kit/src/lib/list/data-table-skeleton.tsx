import { Skeleton } from '@lereng/web-ui';
import { words } from '../shell/words';

export function DataTableSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-11 max-md:hidden" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-16 max-md:h-36" />
      ))}
    </div>
  );
}
