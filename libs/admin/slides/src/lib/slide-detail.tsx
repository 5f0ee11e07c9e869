import { DeclaredDetails, DetailDates, DetailList, DetailPicture } from '@lereng/admin-kit/list';
import { slidesKind } from '@lereng/shared-domain/fields';
import type { Slide } from '@lereng/web-data-access/slides';

export function SlideDetail({ slide }: { slide: Slide }) {
  return (
    <div className="flex flex-col gap-5">
      <DetailPicture image={slide} shape="16/9" />
      <DetailList>
        <DeclaredDetails fields={slidesKind.fields} row={slide} />
        <DetailDates row={slide} />
      </DetailList>
    </div>
  );
}
