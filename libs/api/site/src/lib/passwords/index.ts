export { findPasswordFlaw } from './find-password-flaw';
export { generatePassword, hashPassword } from './hash-password';
export { findTextFlaw, PASSWORD_RULES, type PasswordFlaw } from './password-flaw';
