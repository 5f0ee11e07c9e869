export { findSiteName } from './find-site-name';
export { generatePassword, hashPassword } from './hash-password';
export { NewPasswordRule } from './new-password-rule';
export { findTextFlaw, PASSWORD_RULES, type PasswordFlaw } from './password-flaw';
