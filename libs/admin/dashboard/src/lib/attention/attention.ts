import { daysBetween, formatInstantWithTime, type CalendarDate } from '@lereng/shared-domain';
import { platformIcon, whatsappNumber } from '@lereng/shared-domain/contact';
import type { Account } from '@lereng/web-data-access/auth-admin';
import type { BackupStatus } from '@lereng/web-data-access/backups-admin';
import type { Package } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import type { Slide } from '@lereng/web-data-access/slides';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { editHref, taskHref } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { words } from '../words';

/** Something that the owner should look at, and where it is mended. */
export interface AttentionItem {
  /** `soon` may wait a little; `now` costs guests. */
  level: 'now' | 'soon';
  text: string;
  /** What to do about it. */
  action: string;
  href: string;
}

/** What the checks read; a list that has not loaded is not judged. */
export interface SiteContent {
  slides?: readonly Slide[];
  packages?: readonly Package[];
  promotions?: readonly Promotion[];
  socialMedia?: readonly SocialMedia[];
  settings?: readonly SiteSetting[];
  account?: Account;
  backups?: BackupStatus;
}

/** Promotions are announced this many days before their last one. */
const ENDS_WITHIN_DAYS = 3;

const {
  attention,
  attention: { mend },
} = words;
const { admin } = paths;

/**
 * @param today the venue's day
 * @param timeZone IANA name of the venue's zone
 */
export function findAttention(
  content: SiteContent,
  today: CalendarDate,
  timeZone: string,
): AttentionItem[] {
  const { slides, packages, promotions, socialMedia, settings, account, backups } = content;
  return [
    ...(account?.disk_low
      ? [
          {
            level: 'now',
            text: attention.diskLow,
            action: mend.see,
            href: admin.trash.getHref(),
          } as const,
        ]
      : []),
    ...(backups?.status === 'failing' ? [failingBackups(backups, timeZone)] : []),
    ...(account?.password_generated ? [changePassword('now', attention.passwordPrinted)] : []),
    ...(account?.new_devices ?? []).map((login) => newDevice(login, timeZone)),
    ...(socialMedia ? checkWhatsapp(socialMedia) : []),
    ...(slides?.length === 0
      ? [
          {
            level: 'now',
            text: attention.noSlides,
            action: mend.add,
            href: admin.slides.getHref(),
          } as const,
        ]
      : []),
    ...(promotions ? checkPromotions(promotions, today) : []),
    ...(packages ? checkPackages(packages) : []),
    ...(settings ? checkSettings(settings) : []),
    ...(account?.password_changed_at === null && !account.password_generated
      ? [changePassword('soon', attention.password)]
      : []),
  ];
}

const failingBackups = ({ last_backup_at }: BackupStatus, timeZone: string): AttentionItem => ({
  level: 'now',
  text: attention.backupFailing(last_backup_at && formatInstantWithTime(last_backup_at, timeZone)),
  action: mend.download,
  href: admin.account.getHref(),
});

const changePassword = (level: AttentionItem['level'], text: string): AttentionItem => ({
  level,
  text,
  action: mend.change,
  href: admin.account.getHref(),
});

const newDevice = (
  { device, first_login_at }: Account['new_devices'][number],
  timeZone: string,
): AttentionItem => ({
  level: 'now',
  text: attention.newDevice(device, formatInstantWithTime(first_login_at, timeZone)),
  action: mend.check,
  href: admin.account.getHref(),
});

function checkWhatsapp(links: readonly SocialMedia[]): AttentionItem[] {
  const href = admin.socialMedia.getHref();
  const link = links.find(({ platform }) => platformIcon(platform) === 'MessageCircle');
  if (!link) return [{ level: 'now', text: attention.noWhatsapp, action: mend.add, href }];
  if (whatsappNumber(link.url) !== null) return [];
  return [
    {
      level: 'now',
      text: attention.unusableWhatsapp,
      action: mend.change,
      href: editHref(admin.socialMedia, link.id),
    },
  ];
}

function checkPromotions(promotions: readonly Promotion[], today: CalendarDate): AttentionItem[] {
  const visible = promotions.filter(({ hidden }) => !hidden);
  const ending = visible.flatMap(({ id, title, valid_until }): AttentionItem[] => {
    const days = daysBetween(today, valid_until);
    if (days < 0 || days > ENDS_WITHIN_DAYS) return [];
    return [
      {
        level: 'soon',
        text: attention.promotionEnds(title, days),
        action: mend.change,
        href: editHref(admin.promotions, id),
      },
    ];
  });
  const [over, ...others] = visible.filter(({ valid_until }) => valid_until < today);
  if (!over) return ending;
  return [
    ...ending,
    others.length === 0
      ? {
          level: 'soon',
          text: attention.promotionOver(over.title),
          action: mend.extend,
          href: taskHref(admin.promotions, over.id),
        }
      : {
          level: 'soon',
          text: attention.promotionsOver(others.length + 1),
          action: mend.see,
          href: admin.promotions.getHref(),
        },
  ];
}

function checkPackages(packages: readonly Package[]): AttentionItem[] {
  const [first, ...others] = packages.filter(
    ({ description, route, hidden }) => !hidden && (!description || !route),
  );
  if (!first) return [];
  return [
    {
      level: 'soon',
      text:
        others.length === 0
          ? attention.packageIncomplete(first.name)
          : attention.packagesIncomplete(others.length + 1),
      action: mend.fill,
      href: editHref(admin.packages, first.id),
    },
  ];
}

function checkSettings(settings: readonly SiteSetting[]): AttentionItem[] {
  const has = (key: string) => settings.some((setting) => setting.key === key && setting.value);
  const defaults = [
    !has('address') && attention.address,
    !has('opening_hours') && attention.openingHours,
    !(has('latitude') && has('longitude')) && attention.place,
  ].filter((name) => name !== false);
  if (defaults.length === 0) return [];
  const list = new Intl.ListFormat('id').format(defaults);
  return [
    {
      level: 'soon',
      text: attention.defaults(list.charAt(0).toUpperCase() + list.slice(1)),
      action: mend.fill,
      href: admin.siteSettings.getHref(),
    },
  ];
}
