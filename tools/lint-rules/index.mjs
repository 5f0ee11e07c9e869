import noElementBesideText from './no-element-beside-text.mjs';
import noWindowAtModuleScope from './no-window-at-module-scope.mjs';

/** House rules that no published plugin has. */
export default {
  rules: {
    'no-element-beside-text': noElementBesideText,
    'no-window-at-module-scope': noWindowAtModuleScope,
  },
};
