import { Injectable } from '@nestjs/common';
import { Database } from '../database';
import { SocialMediaEntity } from './social-media.entity';

type Row = Omit<SocialMediaEntity, 'id'>;

@Injectable()
export class SocialMediaRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first. */
  findAll(): Promise<SocialMediaEntity[]> {
    return this.database.read((manager) =>
      manager.find(SocialMediaEntity, { order: { id: 'ASC' } }),
    );
  }

  findById(id: number): Promise<SocialMediaEntity | null> {
    return this.database.read((manager) => manager.findOneBy(SocialMediaEntity, { id }));
  }

  has(id: number): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(SocialMediaEntity, { id }));
  }

  /** @returns the new id */
  async insert(row: Row): Promise<number> {
    const { identifiers } = await this.database.transaction((manager) =>
      manager.insert(SocialMediaEntity, row),
    );
    return identifiers[0]?.['id'] as number;
  }

  async update(id: number, change: Partial<Row>): Promise<void> {
    await this.database.transaction((manager) => manager.update(SocialMediaEntity, { id }, change));
  }

  /** @returns whether there was such a row */
  async delete(id: number): Promise<boolean> {
    const { affected } = await this.database.transaction((manager) =>
      manager.delete(SocialMediaEntity, { id }),
    );
    return affected === 1;
  }
}
