import { otherPriceTexts } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';
import { Icon, withOwn } from '@lereng/web-ui';
import { useClosedDays } from '../venue/use-venue-days';
import { useWords } from '../words';
import { DayStrip } from './day-strip';
import { pricesOf, useOtherPrices, type PricedPackageProps } from './other-prices';

/**
 * One line beside a package's price, which opens the coming days and the prices of all others, without scripts, too. On
 * paper it is open.
 */
export function DayPrices(props: PricedPackageProps) {
  const words = useWords();
  const { today, locale } = usePageEnvironment();
  const { hasOther, from } = useOtherPrices(props);
  const isClosed = useClosedDays();
  const { package: pkg, offer } = props;
  const texts = otherPriceTexts(pricesOf(pkg, offer), today, { isClosed, locale });
  return (
    <details
      className={hasOther ? 'day-prices' : 'day-prices print:hidden'}
      // The visitor may have opened it before.
      suppressHydrationWarning
    >
      <summary>
        {from !== undefined && <span>{words.priceFrom(from)}</span>}
        <b>
          <span>{hasOther ? words.otherPrices : words.chooseDay}</span>
          <Icon name="chevron-right" className="" />
        </b>
      </summary>
      <DayStrip package={pkg} />
      {texts.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.days}</th>
              <th scope="col">{words.price}</th>
              <th scope="col">{words.why}</th>
            </tr>
          </thead>
          <tbody>
            {texts.map((text) => (
              <tr key={text.days + text.price}>
                <th scope="row">{text.days}</th>
                <td>{text.price}</td>
                <td>{withOwn(text.why, text, 'name')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
