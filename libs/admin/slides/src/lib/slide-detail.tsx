import { Detail, DetailList, InstantDate } from '@lereng/admin-kit';
import type { Slide } from '@lereng/web-data-access/slides';
import { Picture } from '@lereng/web-ui';
import { words } from './words';

export function SlideDetail({ slide }: { slide: Slide }) {
  return (
    <div className="flex flex-col gap-5">
      <Picture
        image={slide}
        alt=""
        sizes="(min-width: 40rem) 33rem, 100vw"
        className="aspect-video w-full rounded-card"
      />
      <DetailList>
        <Detail label={words.slideTitle}>{slide.title}</Detail>
        {slide.description && <Detail label={words.description}>{slide.description}</Detail>}
        <Detail label={words.order}>{slide.order}</Detail>
        <Detail label={words.created}>
          <InstantDate value={slide.createdAt} />
        </Detail>
        <Detail label={words.updated}>
          <InstantDate value={slide.updatedAt} />
        </Detail>
      </DetailList>
    </div>
  );
}
