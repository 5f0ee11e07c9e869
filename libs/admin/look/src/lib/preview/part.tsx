import type { Elements } from '@lereng/web-ui';

/** A piece of the preview. Nothing within it can be pressed. */
export function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <figure className="flex flex-col gap-1.5">
      <figcaption className="text-sm text-muted">{title}</figcaption>
      <div className="pointer-events-none overflow-hidden rounded-card border border-line wrap-anywhere">
        {children}
      </div>
    </figure>
  );
}
