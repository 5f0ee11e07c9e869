import type { Type } from '@nestjs/common';
import { getMetadataArgsStorage } from 'typeorm';
import type { ContentRow } from './content-row';

/**
 * The columns that an entity's own class declares, by their names in the database; the fields of requests
 * have the same names. The position in a list is left out, as requests do not set it as a field.
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
