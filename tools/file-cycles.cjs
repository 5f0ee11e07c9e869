/**
 * Files of apps and libs must not import each other in a cycle, types included. dependency-cruiser reads
 * this, as `import-x/no-cycle` ignores imports of types.
 */
module.exports = {
  forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    includeOnly: '^(apps|libs)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
