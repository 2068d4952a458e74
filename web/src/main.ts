import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import './look/states.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './route.svelte'
import { settings, showTheme } from './model/person/settings.svelte'
import { words } from './words/words.svelte'

showTheme(settings.theme)
// Whoever comes straight to a table should not wait for two downloads one after the other.
if (router.route.screen === 'table') void import('./screens/TableScreen.svelte')
void words.use('').then(() => {
  const place = document.getElementById('app')
  if (place) mount(App, { target: place })
})
