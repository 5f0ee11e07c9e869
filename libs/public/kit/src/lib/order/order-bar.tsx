import { orderLink, whatsappLink } from '@lereng/shared-domain/contact';
import { useRead } from '@lereng/web-data-access';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { BrandIcon, ButtonLink } from '@lereng/web-ui';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import { useWords } from '../words';
import { openChat, withinLimit } from './open-chat';
import { factChanges, useChangeWords, type OrderFacts } from './order-facts';
import { unbrokenPrices } from './unbroken-prices';

export interface OrderBarProps {
  /** The prefilled chat message, from `chatMessagesFrom`. */
  message: string;
  /** What the visitor reads before the tap: where it has changed, the message is not sent with that tap. */
  facts: OrderFacts;
}

/**
 * The order button, in the bar at the foot on a portrait phone, whose left part is the price's or that of the order on
 * this device. It opens WhatsApp with the message prefilled, or links to the contact page while there is no number. The
 * page is renewed before the chat opens (E2).
 */
export function OrderBar({ message, facts }: OrderBarProps) {
  const words = useWords();
  const { tapAgain } = useChangeWords();
  const { locale, renew } = usePageEnvironment();
  const { data: links = [] } = useRead('listSocialMedia');
  const chat = orderLink(whatsappLink(links)?.url, message);
  const contact = useHref(paths.contact.getHref());
  const [isRenewing, setRenewing] = useState(false);
  /** The line of changes for which the last tap opened no chat. */
  const [unsentFor, setUnsentFor] = useState('');

  /** What is shown now; null once the page has left for the list. */
  const present = useRef<{ chat: string | null; facts: OrderFacts } | null>(null);
  useLayoutEffect(() => {
    present.current = { chat, facts };
    return () => {
      present.current = null;
    };
  });
  const renewAndOpen = async () => {
    setRenewing(true);
    const isThere = await withinLimit(renew());
    setRenewing(false);
    const { current } = present;
    // The page says so, or leads to the list.
    if (isThere === false || current === null) return;
    const changes = factChanges(facts, current.facts, locale);
    setUnsentFor(changes);
    if (changes === '') openChat(current.chat ?? contact);
  };
  const order = (event: MouseEvent) => {
    event.preventDefault();
    if (!isRenewing) void renewAndOpen();
  };
  return (
    <div
      data-bottom-bar=""
      data-foot-notes={unsentFor !== '' || undefined}
      data-price={unbrokenPrices(facts.price)}
      className="order-bar"
    >
      {/* Empty at first: screen readers announce only what comes into it. */}
      <p role="status" className="order-bar-changes">
        {unsentFor !== '' && `${unsentFor} ${tapAgain}`}
      </p>
      <ButtonLink
        href={chat ?? paths.contact.getHref()}
        {...(chat ? { newTab: true, onClick: order } : { link: PageLink })}
        variant="order"
        size="large"
        aria-disabled={isRenewing || undefined}
      >
        <BrandIcon platform="whatsapp" />
        {facts.soldOut === null ? words.order : words.ask}
      </ButtonLink>
    </div>
  );
}
