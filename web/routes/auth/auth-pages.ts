export { AuthAddress } from './auth-address.tsx';
export { AuthConfirmed } from './auth-confirmed.tsx';
export { AuthForgot } from './auth-forgot.tsx';
export { AuthReset } from './auth-reset.tsx';
