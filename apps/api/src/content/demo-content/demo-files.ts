import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UploadedFile } from '../../media';
import type { TextKey } from '../site-settings/setting-keys';

export interface DemoSlide {
  title: string;
  description: string;
  order: number;
  /** The point of the picture that every crop keeps in view, in percent. */
  image_focus_x?: number;
  image_focus_y?: number;
  /** Path of the picture within the folder of the demonstration content; so are those below. */
  image: string;
}

export interface DemoMenuItem {
  name: string;
  description: string | null;
  /** Rupiah. */
  price: number;
  /** Name of one of the categories. */
  category: string;
  image: string;
}

export interface DemoMenuCategory {
  name: string;
}

export interface DemoPackage {
  name: string;
  description: string;
  route: string;
  /** Rupiah. */
  price: number;
  items: string[];
  image: string;
  /** Further pictures, in their order. */
  images?: string[];
}

export interface DemoPromotion {
  title: string;
  description: string;
  terms: string;
  /** Percent. */
  discount_percent: number;
  /** Its first and its last day, counted from the day on which the content is loaded. */
  startsInDays: number;
  endsInDays: number;
  /** Names of the packages that it is for. */
  packages: string[];
  image?: string;
}

export interface DemoSocialMedia {
  platform: string;
  url: string;
}

export type DemoSettings = Partial<Record<TextKey | 'home_image', string>>;

/** The folder of the demonstration content: lists as JSON, and pictures. */
export class DemoFiles {
  constructor(private readonly folder: string) {}

  slides = () => this.read<DemoSlide[]>('slides.json');
  menuCategories = () => this.read<DemoMenuCategory[]>('menu-categories.json');
  menuItems = () => this.read<DemoMenuItem[]>('menu-items.json');
  packages = () => this.read<DemoPackage[]>('packages.json');
  promotions = () => this.read<DemoPromotion[]>('promotions.json');
  socialMedia = () => this.read<DemoSocialMedia[]>('social-media.json');
  siteSettings = () => this.read<DemoSettings>('site-settings.json');

  async picture(path: string): Promise<UploadedFile> {
    return new UploadedFile(await readFile(join(this.folder, path)));
  }

  private async read<T>(name: string): Promise<T> {
    return JSON.parse(await readFile(join(this.folder, name), 'utf8')) as T;
  }
}
