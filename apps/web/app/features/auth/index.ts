export { AuthFrame } from './auth-frame.tsx';
export { ForgotPasswordForm } from './forgot-password-form.tsx';
export { NewPasswordField } from './new-password-field.tsx';
export { PasswordField } from './password-field.tsx';
export { ResetPasswordForm } from './reset-password-form.tsx';
export { SignInForm } from './sign-in-form.tsx';
export { SignUpForm } from './sign-up-form.tsx';
export { authTitles } from './messages.ts';
