import { Loader, Skeleton } from '@lereng/web-ui';

/** The shape of a dish's page until the dish is there. */
export function DishViewSkeleton() {
  return (
    <div className="lg:wrap lg:grid lg:grid-cols-[1.15fr_1fr] lg:items-start lg:gap-12 lg:pt-10">
      <Skeleton className="aspect-4/3 max-h-[70svh] w-full rounded-none lg:max-h-none lg:rounded-card" />
      <div className="wrap pt-16 lg:px-0 lg:pt-14">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="mt-4 h-7 w-1/3" />
        <Skeleton className="mt-8 h-5" />
        <Skeleton className="mt-3 h-5 w-11/12" />
        <Loader className="min-h-24" />
      </div>
    </div>
  );
}
