import noWindowAtModuleScope from './no-window-at-module-scope.mjs';

/** House rules that no published plugin has. */
export default { rules: { 'no-window-at-module-scope': noWindowAtModuleScope } };
