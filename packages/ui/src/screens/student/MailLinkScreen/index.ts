export {
  MailLinkScreen,
  type MailLinkKind,
  type MailLinkScreenProps,
  type MailLinkState,
} from './MailLinkScreen.tsx';
