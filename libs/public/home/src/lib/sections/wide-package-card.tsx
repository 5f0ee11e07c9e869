import {
  AddToOrder,
  CARD_PRICES,
  CardLink,
  CardPicture,
  DiscountBadge,
  OtherPrices,
  PHONE_PICTURE,
  RouteText,
  SoldOutMark,
  useOffer,
  useSoldOut,
} from '@lereng/public-kit';
import { offerNote } from '@lereng/shared-domain/offers';
import type { Package } from '@lereng/web-data-access/packages';
import { PageLink, paths } from '@lereng/web-feature';
import { Price, Icon } from '@lereng/web-ui';
import { words } from './words';

const NAMED_ITEMS = 3;
const SIZES = `(min-width: 75rem) 28rem, (min-width: 40rem) 38vw, ${PHONE_PICTURE.row}`;

/** A package as a wide card: picture, route, included items and today's price. */
export function WidePackageCard({ package: pkg }: { package: Package }) {
  const offer = useOffer(pkg);
  const { price, originalPrice, discountPercent, promotion } = offer;
  const soldOut = useSoldOut(pkg);
  const href = paths.package.getHref(pkg.id);
  return (
    <article className="group card sm:grid sm:grid-cols-[2fr_3fr]">
      <CardPicture
        image={pkg}
        href={href}
        sizes={SIZES}
        badge={discountPercent !== null && <DiscountBadge percent={discountPercent} />}
        beside
      />
      <div className="flex min-w-0 flex-1 flex-col gap-4 p-4 sm:p-6 lg:p-8">
        <div>
          <h3 className="text-xl wrap-anywhere sm:text-2xl">
            <CardLink href={href} link={PageLink}>
              {pkg.name}
            </CardLink>
          </h3>
          {pkg.route && (
            <p className="mt-2 line-clamp-2 text-muted">
              <RouteText route={pkg.route} />
            </p>
          )}
        </div>
        <Included items={pkg.items.map(({ item_name }) => item_name)} />
        {soldOut !== null && <SoldOutMark text={soldOut} />}
        <div className="mt-auto">
          <Price
            amount={price}
            original={originalPrice}
            note={offerNote(pkg, promotion?.weekdays)}
            className="text-xl sm:text-2xl"
          />
          <OtherPrices package={pkg} offer={offer} max={CARD_PRICES} className="mt-1" />
          <AddToOrder kind="packages" {...pkg} className="sm:max-w-66" />
        </div>
      </div>
    </article>
  );
}

function Included({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={words.included} className="check-list">
      {items.slice(0, NAMED_ITEMS).map((item, position) => (
        <li key={position}>
          <Icon name="check" className="size-4.5" />
          <span>{item}</span>
        </li>
      ))}
      {items.length > NAMED_ITEMS && <li className="pl-7 text-subtle">{words.moreIncluded}</li>}
    </ul>
  );
}
