import { daysBetween, settingText, type CalendarDate } from '@lereng/shared-domain';
import { platformIcon, whatsappNumber } from '@lereng/shared-domain/contact';
import { formatInstantWithTime } from '@lereng/shared-sentences';
import type { Account } from '@lereng/web-data-access/auth-admin';
import type { BackupStatus } from '@lereng/web-data-access/backups-admin';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import type { Package } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import type { Slide } from '@lereng/web-data-access/slides';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { editHref, taskHref } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { words } from '../words';

/** A problem that the owner should look at, and the page where it is solved. */
interface AttentionItem {
  /** `soon` may wait a little; `now` costs guests. */
  level: 'now' | 'soon';
  text: string;
  /** Label of the link. */
  action: string;
  href: string;
}

/** The content that is checked; a list that has not loaded is not judged. */
export interface SiteContent {
  slides?: readonly Slide[];
  menuItems?: readonly MenuItem[];
  packages?: readonly Package[];
  promotions?: readonly Promotion[];
  socialMedia?: readonly SocialMedia[];
  settings?: readonly SiteSetting[];
  account?: Account;
  backups?: BackupStatus;
  /** How many texts have no English one; undefined where the site has none or hides them. */
  untranslated?: number;
}

/** Promotions are announced this many days before their last one. */
const ENDS_WITHIN_DAYS = 3;

const {
  attention,
  attention: { mend },
} = words;
const { admin } = paths;

type MakeItem = (text: string, action: string, href: string) => AttentionItem;

const now: MakeItem = (text, action, href) => ({ level: 'now', text, action, href });
const soon: MakeItem = (text, action, href) => ({ level: 'soon', text, action, href });

/**
 * @param today the venue's day
 * @param timeZone IANA name of the venue's zone
 */
export function findAttention(
  content: SiteContent,
  today: CalendarDate,
  timeZone: string,
): AttentionItem[] {
  const {
    slides,
    menuItems,
    packages,
    promotions,
    socialMedia,
    settings,
    account,
    backups,
    untranslated,
  } = content;
  const time = (instant: string) => formatInstantWithTime(instant, timeZone);
  const accountHref = admin.account.getHref();
  const lastBackup = backups?.last_backup_at ?? null;
  const newDevices = account?.new_devices ?? [];
  const hasFirstPassword = account?.password_changed_at === null && !account.password_generated;
  const items = [
    account?.disk_low && now(attention.diskLow, mend.see, admin.trash.getHref()),
    backups?.status === 'failing' &&
      now(attention.backupFailing(lastBackup && time(lastBackup)), mend.download, accountHref),
    account?.password_generated && now(attention.passwordPrinted, mend.change, accountHref),
    ...newDevices.map(({ device, first_login_at }) =>
      now(attention.newDevice(device, time(first_login_at)), mend.check, accountHref),
    ),
    socialMedia && checkWhatsapp(socialMedia),
    slides?.length === 0 && now(attention.noSlides, mend.add, admin.content('slides').getHref()),
    ...checkPromotions(promotions ?? [], today),
    checkPackages(packages ?? []),
    settings && checkSettings(settings),
    settings && checkNotice(settings),
    checkSoldOut([...(menuItems ?? []), ...(packages ?? [])]),
    hasFirstPassword && soon(attention.password, mend.change, accountHref),
    untranslated &&
      soon(attention.untranslated(untranslated), mend.fill, admin.translations.getHref()),
  ];
  return items.filter((item): item is AttentionItem => Boolean(item));
}

function checkWhatsapp(links: readonly SocialMedia[]): AttentionItem | null {
  const link = links.find(({ platform }) => platformIcon(platform) === 'MessageCircle');
  if (!link) return now(attention.noWhatsapp, mend.add, admin.content('social-media').getHref());
  if (whatsappNumber(link.url) !== null) return null;
  return now(
    attention.unusableWhatsapp,
    mend.change,
    editHref(admin.content('social-media'), link.id),
  );
}

function checkPromotions(promotions: readonly Promotion[], today: CalendarDate): AttentionItem[] {
  const visible = promotions.filter(({ hidden }) => !hidden);
  const ending = visible.flatMap(({ id, title, valid_until }) => {
    const days = daysBetween(today, valid_until);
    if (days < 0 || days > ENDS_WITHIN_DAYS) return [];
    const text = attention.promotionEnds(title, days);
    return [soon(text, mend.change, editHref(admin.content('promotions'), id))];
  });
  const over = visible.filter(({ valid_until }) => valid_until < today);
  const [first] = over;
  if (!first) return ending;
  const overItem =
    over.length === 1
      ? soon(
          attention.promotionOver(first.title),
          mend.extend,
          taskHref(admin.content('promotions'), first.id),
        )
      : soon(
          attention.promotionsOver(over.length),
          mend.see,
          admin.content('promotions').getHref(),
        );
  return [...ending, overItem];
}

function checkPackages(packages: readonly Package[]): AttentionItem | null {
  const incomplete = packages.filter(
    ({ description, route, hidden }) => !hidden && (!description || !route),
  );
  const [first] = incomplete;
  if (!first) return null;
  const text =
    incomplete.length === 1
      ? attention.packageIncomplete(first.name)
      : attention.packagesIncomplete(incomplete.length);
  return soon(text, mend.fill, editHref(admin.content('packages'), first.id));
}

function checkSettings(settings: readonly SiteSetting[]): AttentionItem | null {
  const text = settingText(settings);
  const unknown = [
    !text('address') && attention.address,
    !text('opening_hours') && attention.openingHours,
    !(text('latitude') && text('longitude')) && attention.place,
  ].filter((name) => name !== false);
  if (unknown.length === 0) return null;
  const list = new Intl.ListFormat('id').format(unknown);
  const missing = attention.missing(list.charAt(0).toUpperCase() + list.slice(1));
  return soon(missing, mend.fill, admin.content('site-settings').getHref());
}

/** A notice without a last day stays until the owner takes it away. */
function checkNotice(settings: readonly SiteSetting[]): AttentionItem | null {
  const text = settingText(settings);
  const notice = text('notice');
  if (!notice || text('notice_until')) return null;
  return soon(attention.notice(notice), mend.change, admin.content('site-settings').getHref());
}

/** What has no last day stays sold out until the owner says otherwise. */
function checkSoldOut(rows: readonly (MenuItem | Package)[]): AttentionItem | null {
  const names = rows.filter(({ availability }) => availability?.until === null);
  const [first] = names;
  if (!first) return null;
  const text =
    names.length === 1 ? attention.soldOut(first.name) : attention.severalSoldOut(names.length);
  return soon(text, mend.see, admin.today.getHref());
}
