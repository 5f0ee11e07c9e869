import { offerNote } from '@lereng/shared-sentences';
import {
  CardLink,
  CardPicture,
  DiscountBadge,
  DurationChip,
  Included,
  OrderStepper,
  OtherPrices,
  PHONE_PICTURE,
  RouteText,
  useOffer,
  useSoldOut,
} from '@lereng/public-kit';
import type { Package } from '@lereng/web-data-access/packages';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ownLang, Price } from '@lereng/web-ui';

const SIZES = `(min-width: 75rem) 22rem, (min-width: 40rem) 38vw, ${PHONE_PICTURE.row}`;

/** A package as a wide card: picture, route, included items and today's price. */
export function WidePackageCard({ package: pkg }: { package: Package }) {
  const offer = useOffer(pkg);
  const soldOut = useSoldOut(pkg);
  const { price, originalPrice, discountPercent, promotion } = offer;
  const { locale } = usePageEnvironment();
  const href = paths.package.getHref(pkg.id);
  return (
    <article className="group card wide-card">
      <CardPicture
        image={pkg}
        href={href}
        sizes={SIZES}
        badge={discountPercent !== null && <DiscountBadge percent={discountPercent} />}
        soldOut={soldOut}
        beside
      />
      <div className="wide-card-text">
        <div>
          <h3 lang={ownLang(pkg, 'name')}>
            <CardLink href={href} link={PageLink}>
              {pkg.name}
            </CardLink>
          </h3>
          {pkg.route && (
            <p className="mt-2 line-clamp-2 text-muted">
              <RouteText package={pkg} />
            </p>
          )}
          <DurationChip package={pkg} />
        </div>
        <Included package={pkg} />
        <div className="card-foot">
          <div className="card-prices">
            <Price
              amount={price}
              original={originalPrice}
              note={offerNote(pkg, promotion?.weekdays, locale)}
              row={pkg}
              locale={locale}
              className="text-xl sm:text-2xl"
            />
            <OtherPrices package={pkg} offer={offer} />
          </div>
          {soldOut === null && <OrderStepper kind="packages" {...pkg} />}
        </div>
      </div>
    </article>
  );
}
