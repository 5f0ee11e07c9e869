import type { Plugin } from 'vite';

/** What Nest's helpers for DTOs use of class-validator. */
const VALIDATOR = 'IsOptional, ValidateIf, getMetadataStorage';

const LOOKUPS = [
  {
    importer: /[\\/]@nestjs[\\/]mapped-types[\\/]/,
    call: "require('class-validator')",
    imports: `import { ${VALIDATOR} } from 'class-validator';\nconst bundled = { ${VALIDATOR} };\n`,
  },
  {
    importer: /[\\/]@nestjs[\\/]typeorm[\\/]/,
    call: "require('typeorm')",
    imports: "import * as bundled from 'typeorm';\n",
  },
];

/**
 * Nest's packages look others up by name when they are loaded, and would load a second copy beside the bundled
 * one: all of TypeORM, and of class-validator what nothing uses, as a list of telephone numbers of the world.
 */
export function nestLookups(): Plugin {
  return {
    name: 'lereng:nest-lookups',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'class-validator') return null;
      // Nest's own pipe, which nothing uses, would keep all of it.
      if (/[\\/]@nestjs[\\/]common[\\/]/.test(importer ?? ''))
        return { id: source, external: true };
      // The default is a build for ES5.
      return this.resolve('class-validator/esm2015/index.js', importer, options);
    },
    transform(code, id) {
      const lookup = LOOKUPS.find(({ importer, call }) => importer.test(id) && code.includes(call));
      if (!lookup) return null;
      return { code: lookup.imports + code.replaceAll(lookup.call, 'bundled'), map: null };
    },
  };
}
