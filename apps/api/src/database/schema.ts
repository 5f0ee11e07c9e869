import { AdminEntity } from '../auth/admin.entity';
import { RevokedTokenEntity } from '../auth/revoked-token.entity';
import { ImageEntity } from '../media';
import { MenuItemEntity } from '../menu-items/menu-item.entity';
import { PackageEntity } from '../packages/package.entity';
import { PromotionPackageEntity } from '../promotions/promotion-package.entity';
import { PromotionEntity } from '../promotions/promotion.entity';
import { SiteSettingEntity } from '../site-settings/site-setting.entity';
import { SlideEntity } from '../slides/slide.entity';
import { SocialMediaEntity } from '../social-media/social-media.entity';
import { AppStateEntity } from './app-state.entity';
import type { Schema } from './database';
import { FirstSchema1763596800000 } from './migrations/1763596800000-first-schema';
import { WholeContent1763683200000 } from './migrations/1763683200000-whole-content';

/** Every entity and, in their order, every migration. A migration that was released never changes. */
export const schema: Schema = {
  entities: [
    AdminEntity,
    AppStateEntity,
    RevokedTokenEntity,
    ImageEntity,
    MenuItemEntity,
    SocialMediaEntity,
    SlideEntity,
    PackageEntity,
    PromotionEntity,
    PromotionPackageEntity,
    SiteSettingEntity,
  ],
  migrations: [FirstSchema1763596800000, WholeContent1763683200000],
};
