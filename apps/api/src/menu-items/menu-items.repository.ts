import { Injectable } from '@nestjs/common';
import { Database } from '../database';
import { MenuItemEntity } from './menu-item.entity';

const WITH_IMAGE = { relations: { image: true } } as const;

type Row = Omit<MenuItemEntity, 'id' | 'image'>;

@Injectable()
export class MenuItemsRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first. */
  findAll(): Promise<MenuItemEntity[]> {
    return this.database.read((manager) =>
      manager.find(MenuItemEntity, { ...WITH_IMAGE, order: { id: 'ASC' } }),
    );
  }

  findById(id: number): Promise<MenuItemEntity | null> {
    return this.database.read((manager) =>
      manager.findOne(MenuItemEntity, { ...WITH_IMAGE, where: { id } }),
    );
  }

  has(id: number): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(MenuItemEntity, { id }));
  }

  /** The row without its image, kept from changing until the transaction ends. */
  findForUpdate(id: number): Promise<MenuItemEntity | null> {
    return this.database.transaction((manager) =>
      manager.findOne(MenuItemEntity, { where: { id }, ...this.database.rowLock('menu_items') }),
    );
  }

  /** @returns the new id */
  async insert(row: Row): Promise<number> {
    const { identifiers } = await this.database.transaction((manager) =>
      manager.insert(MenuItemEntity, row),
    );
    return identifiers[0]?.['id'] as number;
  }

  async update(id: number, change: Partial<Row>): Promise<void> {
    await this.database.transaction((manager) => manager.update(MenuItemEntity, { id }, change));
  }

  async delete(id: number): Promise<void> {
    await this.database.transaction((manager) => manager.delete(MenuItemEntity, { id }));
  }
}
