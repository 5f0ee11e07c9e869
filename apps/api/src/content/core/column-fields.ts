import type { Type } from '@nestjs/common';
import { getMetadataArgsStorage } from 'typeorm';
import type { ContentRow } from './content-row';

/**
 * The columns that an entity's own class declares, by their names in the database, which are those of the
 * fields of requests. Where the owner puts a row is no field of it.
 */
export const columnFields = <Row extends ContentRow>(
  entity: Type<Row>,
): Readonly<Record<string, keyof Row & string>> =>
  Object.fromEntries(
    getMetadataArgsStorage()
      .filterColumns(entity)
      .filter(({ propertyName }) => propertyName !== 'position')
      .map(({ options, propertyName }) => [
        options.name ?? propertyName,
        propertyName as keyof Row & string,
      ]),
  );
