import type { KindName } from '@lereng/shared-domain/fields';

/** A path: the router's pattern, and a builder for links. */
export interface Path<Parameters extends unknown[] = []> {
  readonly pattern: string;
  getHref(...parameters: Parameters): string;
}

const fixed = (pattern: string): Path => ({ pattern, getHref: () => pattern });
const withId = (prefix: string): Path<[id: number]> => ({
  pattern: `${prefix}/:id`,
  getHref: (id) => `${prefix}/${id}`,
});

/**
 * Every path of the product. Features link to each other by this table instead of importing one
 * another.
 */
export const paths = {
  home: fixed('/'),
  menu: fixed('/menu'),
  menuItem: withId('/menu'),
  packages: fixed('/packages'),
  package: withId('/packages'),
  promotions: fixed('/promotions'),
  promotion: withId('/promotions'),
  contact: fixed('/contact'),
  order: fixed('/order'),
  shownOrder: {
    pattern: '/order/:token',
    getHref: (token: string) => `/order/${token}`,
  } satisfies Path<[token: string]>,
  admin: {
    /** Where the rows of a kind are managed, or the settings. */
    content: (kind: KindName | 'site-settings') => fixed(`/admin/${kind}`),
    dashboard: fixed('/admin'),
    today: fixed('/admin/today'),
    login: fixed('/admin/login'),
    look: fixed('/admin/look'),
    translations: fixed('/admin/translations'),
    account: fixed('/admin/account'),
    trash: fixed('/admin/trash'),
    history: fixed('/admin/history'),
  },
} as const;
