import {
  AddToOrder,
  DayPrices,
  DetailFrame,
  DiscountBadge,
  PackageCard,
  RelatedList,
  ownerText,
  useOffer,
  usePackageDays,
  useSoldOut,
  useLoadedVenue,
} from '@lereng/public-kit';
import { formatRupiah } from '@lereng/shared-domain';
import { chatMessagesFrom, chatName, offerNote, unitPriceText } from '@lereng/shared-sentences';
import { useRead } from '@lereng/web-data-access';
import type { Package } from '@lereng/web-data-access/packages';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { ownLang, Price } from '@lereng/web-ui';
import { useWords } from '../words';
import { PackageFacts } from './package-facts';
import { PhotoStrip } from './photo-strip';
import { PromotionBlock } from './promotion-block';

/** A package with today's price, order button and related packages. */
export function PackageView({ package: pkg }: { package: Package }) {
  const words = useWords();
  const { locale } = usePageEnvironment();
  const others = useRead('listOtherPackages', pkg.id);
  const venue = useLoadedVenue();
  const offer = useOffer(pkg);
  const { price, originalPrice, discountPercent, promotion } = offer;
  const unitPrice = unitPriceText(price, pkg, locale);
  return (
    <>
      <DetailFrame
        name={pkg.name}
        lang={ownLang(pkg, 'name')}
        chatName={chatName(pkg)}
        image={pkg}
        photos={
          pkg.images.length > 1
            ? (picture) => <PhotoStrip name={pkg.name} images={pkg.images} picture={picture} />
            : undefined
        }
        path={paths.package.getHref(pkg.id)}
        back={{
          to: paths.packages.getHref(),
          label: ownerText(venue, 'packages_name', words.allPackages),
          lang: venue.lang('packages_name'),
        }}
        price={
          <>
            <Price
              amount={price}
              original={originalPrice}
              note={offerNote(pkg, promotion?.weekdays, locale)}
              row={pkg}
              locale={locale}
            />
            {discountPercent !== null && <DiscountBadge percent={discountPercent} />}
            <DayPrices package={pkg} offer={offer} />
          </>
        }
        priceText={unitPrice ?? formatRupiah(price, locale)}
        soldOut={useSoldOut(pkg)}
        days={usePackageDays(pkg.id)}
        opening
        order={<AddToOrder kind="packages" {...pkg} className="md:max-w-66" />}
        message={chatMessagesFrom(locale).package(chatName(pkg), unitPriceText(price, pkg))}
        facts={
          <p
            lang={ownLang(pkg, 'description')}
            className="mt-6 max-w-prose whitespace-pre-line text-muted sm:text-lg lg:mt-8"
          >
            {pkg.description ?? words.noDescription}
          </p>
        }
      >
        {promotion && <PromotionBlock promotion={promotion} />}
      </DetailFrame>
      <PackageFacts package={pkg} />
      <RelatedList title={words.others} query={others}>
        {(other, sizes) => <PackageCard package={other} sizes={sizes} />}
      </RelatedList>
    </>
  );
}
