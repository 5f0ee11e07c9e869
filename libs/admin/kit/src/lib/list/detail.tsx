import { formatInstant } from '@lereng/shared-domain';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames, Picture, type ResponsiveImage } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { words } from '../shell/words';

/** Labelled facts about a row; the caller omits empty ones. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-4">{children}</dl>;
}

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-subtle">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** The picture above the facts, in the shape that the site shows it in. */
export function DetailPicture({ image, shape }: { image: ResponsiveImage; shape: '4/3' | '16/9' }) {
  return (
    <Picture
      image={image}
      alt=""
      sizes="(min-width: 40rem) 33rem, 100vw"
      className={classNames('w-full rounded-card', shape === '4/3' ? 'aspect-4/3' : 'aspect-video')}
    />
  );
}

/** When a row was made and last changed, the last facts of every list. */
export function DetailDates({ row }: { row: { createdAt: string; updatedAt: string } }) {
  return (
    <>
      <Detail label={words.created}>
        <InstantDate value={row.createdAt} />
      </Detail>
      <Detail label={words.updated}>
        <InstantDate value={row.updatedAt} />
      </Detail>
    </>
  );
}

/** The day of an instant in the venue's zone. */
export function InstantDate({ value }: { value: string }) {
  const { site } = usePageEnvironment();
  return <time dateTime={value}>{formatInstant(value, site.timeZone)}</time>;
}
