import type { Role } from '@lereng/shared-domain';

/** Somebody who is logged in. */
export interface Admin {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
}

/** Whom work is done for: an admin, or nobody, as a visitor is. */
export type Principal = Admin | null;

/** The product itself, which has no name in the history. No request is from it. */
export interface Product {
  readonly name: null;
}

export const PRODUCT: Product = { name: null };

/** Who may write. Nobody may. */
export type Writer = Admin | Product;

interface Rights {
  /** Hidden rows, which fields say that they are, and what has changed since an order was shown. */
  readonly seesHidden: boolean;
  /** The price of a package that its own form changes. */
  readonly seesOwnPrice: boolean;
  /** The texts in other languages beside those of a response. */
  readonly seesTranslations: boolean;
  /** Other devices that logged in, and the state of the server's disk. */
  readonly seesServer: boolean;
}

const NONE: Rights = {
  seesHidden: false,
  seesOwnPrice: false,
  seesTranslations: false,
  seesServer: false,
};

const RIGHTS: Readonly<Record<Role, Rights>> = {
  owner: {
    seesHidden: true,
    seesOwnPrice: true,
    seesTranslations: true,
    seesServer: true,
  },
  // As a visitor: what is sold out is marked on what visitors see.
  kitchen: NONE,
};

/** What somebody may see. A role that only a later release knows has no rights here. */
export function rightsOf(principal: Principal): Rights {
  const rights: Readonly<Record<string, Rights | undefined>> = RIGHTS;
  return (principal && rights[principal.role]) ?? NONE;
}
