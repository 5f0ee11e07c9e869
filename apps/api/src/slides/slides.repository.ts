import { Injectable } from '@nestjs/common';
import { Database } from '../database';
import { SlideEntity } from './slide.entity';

const WITH_IMAGE = { relations: { image: true } } as const;

type Row = Omit<SlideEntity, 'id' | 'image'>;

@Injectable()
export class SlidesRepository {
  constructor(private readonly database: Database) {}

  /** By rising order, then oldest first. */
  findAll(): Promise<SlideEntity[]> {
    return this.database.read((manager) =>
      manager.find(SlideEntity, { ...WITH_IMAGE, order: { sortOrder: 'ASC', id: 'ASC' } }),
    );
  }

  findById(id: number): Promise<SlideEntity | null> {
    return this.database.read((manager) =>
      manager.findOne(SlideEntity, { ...WITH_IMAGE, where: { id } }),
    );
  }

  has(id: number): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(SlideEntity, { id }));
  }

  /** The row without its image, kept from changing until the transaction ends. */
  findForUpdate(id: number): Promise<SlideEntity | null> {
    return this.database.transaction((manager) =>
      manager.findOne(SlideEntity, { where: { id }, ...this.database.rowLock('slides') }),
    );
  }

  /** @returns the new id */
  async insert(row: Row): Promise<number> {
    const { identifiers } = await this.database.transaction((manager) =>
      manager.insert(SlideEntity, row),
    );
    return identifiers[0]?.['id'] as number;
  }

  async update(id: number, change: Partial<Row>): Promise<void> {
    await this.database.transaction((manager) => manager.update(SlideEntity, { id }, change));
  }

  async delete(id: number): Promise<void> {
    await this.database.transaction((manager) => manager.delete(SlideEntity, { id }));
  }
}
