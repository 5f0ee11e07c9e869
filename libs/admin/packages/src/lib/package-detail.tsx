import { DeclaredDetails, DetailDates, DetailList, DetailPicture } from '@lereng/admin-kit/list';
import { SoldOutMark } from '@lereng/admin-kit/shell';
import { formatCalendarDate } from '@lereng/shared-domain';
import { packagesKind } from '@lereng/shared-domain/fields';
import { priceNote } from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import { Picture, Price } from '@lereng/web-ui';
import { words } from './words';

export function PackageDetail({ package: pkg }: { package: Package }) {
  const percent = pkg.discount_percent ?? 0;
  return (
    <div className="flex flex-col gap-5">
      <div className="relative">
        <DetailPicture image={pkg} shape="4/3" />
        {percent > 0 && (
          <p className="absolute top-3 left-3 rounded-chip bg-accent-bright px-3 py-1 text-sm font-bold tabular-nums">
            {words.off(percent)}
          </p>
        )}
      </div>
      {pkg.images.length > 1 && (
        <ul className="-mt-2 grid grid-cols-4 gap-2">
          {pkg.images.slice(1).map((image, index) => (
            <li key={image.id}>
              <Picture
                image={image}
                alt={words.photo(index + 2)}
                sizes="8rem"
                className="aspect-4/3 w-full rounded-lg"
              />
            </li>
          ))}
        </ul>
      )}
      <DetailList>
        <DeclaredDetails
          fields={packagesKind.fields}
          row={pkg}
          first={['name', 'route', 'description', 'price', 'items']}
          shown={{
            name: (
              <>
                <span className="mr-2">{pkg.name}</span>
                <SoldOutMark row={pkg} />
              </>
            ),
            price: (
              <>
                <Price amount={pkg.price} original={pkg.original_price} note={priceNote(pkg)} />
                <PromotionNote package={pkg} />
              </>
            ),
            // The note of the price has both.
            price_unit: null,
            capacity: null,
            items: pkg.items.length > 0 && (
              <ul className="list-disc pl-5">
                {pkg.items.map(({ item_name }, index) => (
                  <li key={index}>{item_name}</li>
                ))}
              </ul>
            ),
          }}
        />
        <DetailDates row={pkg} />
      </DetailList>
    </div>
  );
}

/** That a promotion applies, and which one. */
function PromotionNote({ package: { promotion_id, promotion } }: { package: Package }) {
  if (promotion_id === null) return null;
  return (
    <div className="mt-2 rounded-lg bg-surface-muted px-4 py-2.5">
      <p className="font-semibold text-success">{words.inPromotion}</p>
      {promotion && (
        <p className="text-sm text-muted">
          {words.promotionUntil(promotion.title, formatCalendarDate(promotion.valid_until))}
        </p>
      )}
    </div>
  );
}
