#!/usr/bin/python3
"""The window that WebKitWebDriver drives: a bare web view. The driver cannot shrink a window of its own browser."""
import os
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

width, height = (int(part) for part in os.environ["VIEWPORT"].split("x"))
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
settings = WebKit2.Settings(enable_page_cache=True)
# WebKitGTK 2.50 crashes in transitions between documents.
features = WebKit2.Settings.get_all_features()
for feature in (features.get(index) for index in range(features.get_length())):
    if "CrossDocumentViewTransition" in feature.get_identifier():
        settings.set_feature_enabled(feature, False)


views = []


def create_web_view(_session):
    # Views that are related share a process: many windows open faster.
    shared = {"related_view": views[0]} if views else {"web_context": context}
    view = WebKit2.WebView(is_controlled_by_automation=True, settings=settings, **shared)
    views.append(view)
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("engine-tests")
    session.set_application_info(info)
    session.connect("create-web-view", create_web_view)


context.connect("automation-started", automation_started)
Gtk.main()
