/** How the operator is reached. Reserved example values: whoever runs the service puts their own here. */
export const CHANNELS = {
  email: 'hello@tickmark.example',
  phone: '+1 202 555 0142',
} as const
